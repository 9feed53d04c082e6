import type * as SealedReader from '../../register/sealed/open.ts';
import type { BegunSealed, SealedPlace } from '../../register/sealed/open.ts';
import type { BegunPart } from '../../register/load/begun-response.ts';
import type { BegunRegister, ScriptUrlPolicy } from '../../register/worker/begun-worker.ts';
import type { FromWorker, ToWorker } from '../../register/worker/worker-messages.ts';
import type { wordsOf as WordsOf } from '../../register/words-of.ts';
import type { momentText as MomentText } from './shown-texts.tsx';
import type { PlainPlace } from './validator-context.ts';

/**
 * Requests the register and the scripts. Two templates in the page's head list the scripts. If the address may have
 * an ID, the register comes first: the first answer needs no React. Otherwise React comes first, for the search box.
 *
 * Without an ID, the requests usually wait for the page's first paint, since early scripts would delay it. They do not
 * wait if the server is far away, because then the scripts arrive late anyway.
 */
export function beginInTurn(begin: () => void, isFarAway: () => boolean): void {
  const preload = (name: string) => {
    const list = document.querySelector<HTMLTemplateElement>(`template#${name}`);
    if (list) document.head.append(document.importNode(list.content, true));
  };
  const start = (...steps: readonly (() => void)[]) => {
    // If the island was quicker, it has opened the register itself.
    if (document.querySelector('astro-island:not([ssr])')) return;
    preload('before-register');
    for (const step of steps) step();
  };
  const react = () => preload('after-register');
  if (location.search || location.hash) start(begin, react);
  // A hidden page is never painted.
  else if (document.hidden || isFarAway()) start(react, begin);
  else requestAnimationFrame(() => setTimeout(() => start(react, begin)));
}

/**
 * Starts the register's Worker and the register's download while the browser still reads the page, and leaves both in
 * `begun`. The page downloads the register for the Worker, so that the download need not wait for the Worker's code.
 * If the response is not good, the Worker requests the register again.
 *
 * The function also shows the answer to a link if the certificate is valid and has no date of issue or expiry. The
 * island gives all other answers.
 *
 * The build writes the text of this function into the page's head. So the function can use only its arguments, and
 * only syntax that the oldest browsers know.
 */
export function beginRegister(
  workerUrl: string,
  { url, ...settings }: PlainPlace,
  months: readonly string[],
  wordsOf: typeof WordsOf,
  momentText: typeof MomentText,
): void {
  // TypeScript's DOM types lack Trusted Types.
  const { trustedTypes } = globalThis as {
    trustedTypes?: { createPolicy(name: string, rules: object): ScriptUrlPolicy };
  };
  const policy = trustedTypes?.createPolicy('register-worker', {
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
    const question: ToWorker = {
      task: 'load',
      url: address,
      ...settings,
      begun: port2,
      request: 1,
    };
    worker.postMessage(question, [port2]);
    answerLink(worker, address);
    return { worker, heard, stopListening, abort };
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

  function answerLink(worker: Worker, address: string) {
    const { hash } = location;
    let id = '';
    try {
      id = decodeURIComponent(/^#id=([^&]+)$/.exec(hash)?.[1] ?? '');
    } catch {
      // The island can read an ID with a broken escape.
    }
    // The island shortens long texts. This script does not.
    if (id === '' || id.length > 20) return;
    worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => {
      if (data.type !== 'answer') return;
      const { reply, request } = data;
      // Request 1 loads the register. The search is request 0, a number that the island never uses.
      if (request === 1 && reply.status === 'ready') {
        worker.postMessage({ task: 'find', id, request: 0 } satisfies ToWorker);
      }
      if (request !== 0 || reply.status !== 'found' || location.hash !== hash) return;
      const { certificate, state, foundBy, asOf = '' } = reply;
      const since = new Date(asOf);
      // A date before 2001, such as 1970, counts as unknown.
      const isDated = since.getTime() > Date.UTC(2001, 0);
      const isPlain = JSON.stringify(state) === '{"kind":"valid"}';
      if (!isPlain || foundBy || certificate.id !== id || !isDated) return;
      showAnswer({
        ...certificate,
        moment: momentText(new Date(), months)[0],
        date: momentText(since, months).join(''),
        host: new URL(address).host,
      });
    });
  }

  function showAnswer(values: Readonly<Record<string, string>>) {
    const template = document.querySelector<HTMLTemplateElement>('template#first-answer');
    const place = template?.parentElement;
    // If there is a form, the island was quicker and shows the answer itself.
    if (!template || !place || place.querySelector('form')) return;
    const view = document.importNode(template.content, true);
    const filled = (text: string) =>
      text.replace(/\{(\w+)\}/g, (blank, name: string) => values[name] ?? blank);
    const texts = document.createTreeWalker(view, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.nodeValue = filled(texts.currentNode.nodeValue ?? '');
    for (const box of view.querySelectorAll('input')) box.value = filled(box.value);
    // Fills in the link to the syllabus, as `SyllabusLine` of answer.tsx does.
    const line = view.querySelector('.syllabus-line');
    const name = wordsOf(values['course'] ?? '').join('');
    const link = document
      .querySelector<HTMLTemplateElement>('template#syllabuses')
      ?.content.querySelector(`[data-names~="${name}"]`);
    if (link) line?.append(document.importNode(link, true));
    else line?.remove();
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
}

declare global {
  /**
   * What `beginSealed` has started. The variable exists only on the page of a sealed register, until the island takes
   * over.
   */
  var begunSealed: BegunSealed | undefined;
}

/**
 * Loads a sealed register's reader and manifest, and looks up a link's ID. The island takes over the reader and the
 * answer.
 */
export function beginSealed({ url, keptIn }: SealedPlace): void {
  const reader = document.querySelector<HTMLLinkElement>('link[data-sealed]')?.href;
  if (!reader) return;
  const opening = (import(/* @vite-ignore */ reader) as Promise<typeof SealedReader>).then(
    ({ openSealed }) => openSealed({ url: new URL(url, location.href).href, keptIn }),
    () => undefined,
  );
  const [, id, secret] = /^#id=([\w-]+)(?:&k=([0-9a-f]+))?$/.exec(location.hash) ?? [];
  const verdict = opening.then(async (opened) => {
    // Waits for the manifest, which would otherwise be requested twice.
    await opened?.state;
    return id ? opened?.find(id, secret) : undefined;
  });
  globalThis.begunSealed = { opening, id, secret, verdict };
}
