import type { DateFact } from '../../../register/certificates/columns.ts';
import type { Verdict } from '../../../register/certificates/verdict.ts';
import type * as SealedReader from '../../../register/sealed/open.ts';
import type { SealedPlace } from '../../../register/sealed/open.ts';
import type { BegunPart } from '../../../register/load/begun-response.ts';
import type { RegisterSource } from '../../../register/worker/register-source.ts';
import type { BegunRegister } from '../../../register/worker/begun-worker.ts';
import type { FromWorker, PlainPlace, ToWorker } from '../../../register/worker/worker-messages.ts';
import type { wordsOf as WordsOf } from '../../../register/words-of.ts';
import type { weightedLength as WeightedLength } from '../../../answer/certificate.tsx';
import type { momentText as MomentText } from '../../../answer/shown-texts.tsx';

/**
 * Requests the register before React, since the first answer and the search box need no React. The page's head has
 * templates with links to scripts: for scripts to load before the register and after it, and between these what the
 * answer to a link may need.
 *
 * Without an ID, the requests wait for the first paint, since early scripts would delay the paint. From a server far
 * away, scripts arrive late anyway, so the requests start at once.
 */
export function beginInTurn(begin: () => void, isFarAway: () => boolean): void {
  const preload = (name: string) => {
    const list = document.querySelector<HTMLTemplateElement>(`template#${name}`);
    if (list) document.head.append(document.importNode(list.content, true));
  };
  const start = () => {
    // An island that is already hydrated has opened the register itself.
    if (document.querySelector('astro-island:not([ssr])')) return;
    preload('before-register');
    begin();
    if (location.hash) preload('for-link');
    preload('after-register');
  };
  // A hidden page is never painted.
  if (location.search || location.hash || document.hidden || isFarAway()) start();
  else {
    new PerformanceObserver((_, observer) => {
      observer.disconnect();
      start();
    }).observe({ type: 'paint', buffered: true });
  }
}

/**
 * Shows the search box in place of the loading notice, if the address can't contain an ID. The island later keeps the
 * box's text, and searches if the visitor has pressed "Search".
 */
export function showBox(): void {
  if (location.search || location.hash) return;
  const [notice, box] = document.querySelectorAll<HTMLElement>(
    '.validator > :is(.loading, .ready)',
  );
  const form = box?.querySelector('form');
  if (!notice || !box || !form) return;
  notice.hidden = true;
  box.hidden = false;
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    form.dataset['submitted'] = 'early';
  });
}

/**
 * Starts the register's Worker and the register's download while the browser still reads the page, and leaves both in
 * `begun`. The page downloads the register for the Worker, so that the download need not wait for the Worker's code.
 * After a bad response, the Worker requests the register again.
 *
 * Also answers a link if the answer is plain: it needs no other text than a template of first-answer.tsx and its blanks.
 * The island answers other links.
 *
 * The build copies the function's text into the page's head. So the function can use only its arguments, and only
 * syntax that the oldest browsers know.
 */
export function beginRegister(
  workerUrl: string,
  { url, ...settings }: PlainPlace,
  months: readonly string[],
  dateFacts: readonly DateFact[],
  longestOnPhone: number,
  wordsOf: typeof WordsOf,
  momentText: typeof MomentText,
  weightedLength: typeof WeightedLength,
  showBox: () => void,
): void {
  const policy = globalThis.trustedTypes?.createPolicy('register-worker', {
    createScriptURL: () => workerUrl,
  });
  globalThis.begun = { policy };
  try {
    globalThis.begun.register = begin();
  } catch {
    // Without Workers, for example, `begin` throws. The island then reports the failure.
  }

  function begin(): BegunRegister {
    const worker = new Worker(policy?.createScriptURL(workerUrl) ?? workerUrl, { type: 'module' });
    const heard: Event[] = [];
    const listen = (event: Event) => void heard.push(event);
    worker.addEventListener('message', listen);
    worker.addEventListener('error', listen);
    const stopListening = () => {
      worker.removeEventListener('message', listen);
      worker.removeEventListener('error', listen);
    };
    const address = new URL(url, location.href).href;
    const { port1, port2 } = new MessageChannel();
    const controller = new AbortController();
    const abort = () => controller.abort();
    port1.onmessage = abort;
    void relay(address, port1, controller.signal);
    const { hash } = location;
    const id = idIn(hash);
    const question: ToWorker = {
      task: 'load',
      url: address,
      ...settings,
      begun: port2,
      id,
      request: 1,
    };
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== 'answer' || data.request !== 1) return;
      const { reply } = data;
      if (reply.status !== 'ready') return;
      if (id === undefined) showBox();
      else if (reply.verdict && location.hash === hash) answer(reply.verdict, id);
    });
    worker.postMessage(question, [port2]);
    return { worker, heard, stopListening, abort };
  }

  /** The link's ID. Undefined for a long text, since the island shortens long texts and this script does not. */
  function idIn(hash: string): string | undefined {
    try {
      const id = decodeURIComponent(/^#id=([^&]+)$/.exec(hash)?.[1] ?? '');
      return id.length > 0 && id.length <= 20 ? id : undefined;
    } catch {
      // The island can read an ID with a broken escape.
      return undefined;
    }
  }

  async function relay(address: string, port: MessagePort, signal: AbortSignal) {
    const tell = (part: BegunPart, moved: Transferable[] = []) => port.postMessage(part, moved);
    try {
      const { status, type, headers, body } = await fetch(address, {
        credentials: 'same-origin',
        referrerPolicy: 'no-referrer',
        cache: 'no-cache',
        signal,
      });
      if (status !== 200 || !body) throw new Error(String(status));
      tell({ kind: 'head', type, headers: [...headers] });
      const reader = body.getReader();
      let { value } = await reader.read();
      while (value) {
        tell({ kind: 'part', bytes: value }, [value.buffer]);
        ({ value } = await reader.read());
      }
      tell({ kind: 'end' });
    } catch (error) {
      tell({ kind: 'failed', detail: error instanceof Error ? error.message : String(error) });
    }
  }

  function answer(verdict: Verdict, id: string) {
    const { asOf = '' } = verdict;
    const changed = new Date(asOf);
    // A date before 2001, such as 1970, counts as unknown.
    if (!(changed.getTime() > Date.UTC(2001, 0))) return;
    const asked = {
      asked: id,
      id,
      moment: momentText(new Date(), months),
      date: momentText(changed, months),
    };
    if (verdict.status === 'invalid') {
      // After an ID with another sign, other text may follow, so the island has more IDs to look up.
      const isWhole = /^[a-z\d/-]*[a-z\d]$/i.test(id);
      if (isWhole && verdict.similar.length === 0) showAnswer('unknown', asked);
    }
    if (verdict.status !== 'found') return;
    const { certificate, state, foundBy } = verdict;
    const { kind, by } = state;
    const days = dateFacts.map((name) => [name, state[name]] as const);
    const isCertain = days.every(([, day]) => !day || /^\d{4}-\d\d-\d\d$/.test(day));
    // If another column has the visitor's text, the answer names the certificate's own ID. A longer ID may be broken.
    const isNamed = foundBy ? /^.{1,20}$/.test(certificate.id) : certificate.id === id;
    if (!isNamed || !isCertain) return;
    const shown = (day: string) => momentText(new Date(day), months).replace(/,.*/, '');
    const dates = Object.fromEntries(days.map(([name, day]) => [name, day && shown(day)]));
    const [column, name] = typeof foundBy === 'object' ? ['column', foundBy.name] : [foundBy];
    const part = column === undefined ? kind : `${kind}-by-${column}`;
    showAnswer(part, { ...asked, ...certificate, by, ...dates, column: name });
  }

  /** Shows the part of the template for answers of this kind. Other kinds have no part and are left to the island. */
  function showAnswer(kind: string, values: Readonly<Record<string, string | undefined>>) {
    const template = document.querySelector<HTMLTemplateElement>('template#first-answer');
    if (!template && document.readyState === 'loading') {
      // The answer has arrived before the browser has read the page as far as the template.
      document.addEventListener('readystatechange', () => showAnswer(kind, values), { once: true });
    }
    const place = template?.parentElement;
    // A visible form belongs to the island, which then answers the link itself.
    if (!template || !place || place.querySelector('form:not([hidden] form)')) return;
    const view = document.importNode(template.content, true);
    if (!view.querySelector(`[data-kind=${kind}]`)) return;
    for (const other of view.querySelectorAll(`[data-kind]:not([data-kind=${kind}])`))
      other.remove();
    const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
    const lacking: Node[] = [];
    const fill = (text: string, node?: Node) =>
      text.replace(/\{(\w+)\}/g, (_, name: string) => {
        if (!values[name] && node) lacking.push(node);
        return values[name] ?? '';
      });
    while (texts.nextNode()) {
      const { currentNode: node } = texts;
      node.nodeValue = fill(node.nodeValue ?? '', node);
    }
    // A fact or an offer without its value is left out.
    for (const { parentElement } of lacking) parentElement?.closest('dl > div, .offers')?.remove();
    for (const box of view.querySelectorAll('input')) box.value = fill(box.value);
    const isLong = [values['student'], values['course']].some(
      (name) => weightedLength(name) > longestOnPhone,
    );
    view.querySelector('.certificate')?.toggleAttribute('data-long', isLong);
    // Fills in the link to the syllabus, as `SyllabusLine` of answer.tsx does.
    const line = view.querySelector('.syllabus-line');
    const name = wordsOf(values['course'] ?? '').join('');
    const link = document
      .querySelector<HTMLTemplateElement>('template#syllabuses')
      ?.content.querySelector(`[data-names~="${name}"]`);
    if (link) line?.append(document.importNode(link, true));
    else line?.remove();
    keepLetters();
    place.setAttribute('data-first-answer', 'shown');
    template.before(view);
    if (globalThis.begun) {
      globalThis.begun.replaceFirstAnswer = () => {
        const first = place.querySelector('.first-answer');
        first?.remove();
        // The island's first answer replaces the page's answer without motion. Later answers are animated.
        if (first) place.setAttribute('data-first-answer', 'replaced');
        else place.removeAttribute('data-first-answer');
      };
    }
  }

  /**
   * If a font of ours arrives after the answer, the page stays with the fallback fonts: lines that break elsewhere would
   * move the answer while it is read.
   */
  function keepLetters() {
    const root = document.documentElement;
    const styles = getComputedStyle(root);
    let kept = '';
    for (const name of ['--font-display', '--font-text']) {
      const [own = '', ...others] = styles.getPropertyValue(name).split(',');
      if (!document.fonts.check(`1em ${own}`)) kept += `${name}:${others.join()};`;
    }
    // One change at the end, so that the browser calculates the page's styles only once.
    if (kept !== '') root.style.cssText += kept;
  }
}

declare global {
  /** The register that `beginSealed` opens, until the island takes over. Undefined if its reader did not arrive. */
  var begunSealed: Promise<RegisterSource | undefined> | undefined;
}

/** Opens a sealed register for the island, and looks up a link's ID. */
export function beginSealed(place: SealedPlace, showBox: () => void): void {
  const reader = document.querySelector<HTMLLinkElement>('link[data-sealed]')?.href;
  if (!reader) return;
  const url = new URL(place.url, location.href).href;
  const [, id, secret] = /^#id=([\w-]+)(?:&k=([0-9a-f]+))?$/.exec(location.hash) ?? [];
  globalThis.begunSealed = (import(/* @vite-ignore */ reader) as Promise<typeof SealedReader>).then(
    ({ openSealed }) => {
      const opened = openSealed({ ...place, url }, id ? { ids: [id], secret } : undefined);
      void opened.state.then(({ status }) => status === 'ready' && showBox());
      return opened;
    },
    () => undefined,
  );
}
