/** Handwritten Devanagari digits in the order shown. Each digit has its value and its SVG path in a square of 32. */
export const digits = [
  ['3', 'M8 6c6-4 14-2 13 4-1 5-6 6-9 6 6 0 11 3 10 8-1 5-7 6-11 2m9 4 5 4'],
  ['6', 'M23 6c-6-4-14-2-13 4 1 5 6 6 9 6-6 0-11 3-10 8 1 6 8 7 12 3 3 1 3 5 0 6'],
  ['2', 'M8 8c4-6 14-5 14 1 0 5-6 7-12 8 6 0 11 5 14 14'],
  ['4', 'M8 6c3 7 14 12 13 20-1 6-10 6-10 0 1-8 11-13 13-20'],
] as const;

/** Makes the exhibits work. Nothing moves or loads before a visitor uses an exhibit. */
export function wireExhibits(page: Document): void {
  for (const exhibit of page.querySelectorAll<HTMLElement>('[data-exhibit]')) {
    const answer = exhibit.querySelector<HTMLElement>('[aria-live]');
    if (!answer) continue;
    wires[exhibit.dataset['exhibit'] ?? '']?.(exhibit, (name, blank = '') => {
      // The replacement is a function, since `replace` would interpret a `$` in a string.
      answer.textContent = (answer.dataset[name] ?? '').replace(/\{\w+\}/, () => blank);
    });
  }
}

/** Shows one of the exhibit's sentences with its blank filled in, or nothing for an unknown name. */
type Say = (name: string, blank?: string) => void;

const wires: Readonly<Record<string, (exhibit: HTMLElement, say: Say) => void>> = {
  plate: wirePlate,
  seats: wireSeats,
  digit: wireDigit,
  photo: wirePhoto,
};

function wirePlate(exhibit: HTMLElement, say: Say): void {
  const input = exhibit.querySelector('input');
  const parts = [...exhibit.querySelectorAll('li')];
  input?.addEventListener('input', () => {
    const typed = input.value.toUpperCase().replace(/[\s-]/g, '');
    const [, ...found] =
      /^(?:([A-Z]{2})(?:(\d{1,2})(?:([A-Z]{1,3})(\d{4}$)?)?)?)?/.exec(typed) ?? [];
    const done = found.filter(Boolean).length;
    for (const [index, part] of parts.entries()) part.toggleAttribute('data-done', index < done);
    say(done === parts.length ? 'complete' : '');
  });
}

/** Lets two clerks sell the last seat. Without the lock, both clerks see a free seat before one of them sells it. */
function wireSeats(exhibit: HTMLElement, say: Say): void {
  const safe = exhibit.querySelector('input');
  exhibit.querySelector('button')?.addEventListener('click', () => {
    let seats = 1;
    let sold = 0;
    const read = () => seats;
    const sell = (seen: number) => {
      if (seen === 0) return;
      seats = seen - 1;
      sold += 1;
    };
    if (safe?.checked) {
      sell(read());
      sell(read());
    } else {
      const both = [read(), read()];
      both.forEach(sell);
    }
    say(sold === 1 ? 'once' : 'twice');
  });
  safe?.addEventListener('change', () => say(''));
}

function wireDigit(exhibit: HTMLElement, say: Say): void {
  let shown = 0;
  for (const button of exhibit.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const value = button.textContent;
      const isRight = value === digits[shown]?.[0];
      say(isRight ? 'right' : 'wrong', value);
      if (!isRight) return;
      shown = (shown + 1) % digits.length;
      exhibit.querySelector('path')?.setAttribute('d', digits[shown]?.[1] ?? '');
    });
  }
}

function wirePhoto(exhibit: HTMLElement, say: Say): void {
  const canvas = exhibit.querySelector('canvas');
  const slider = exhibit.querySelector('input');
  const context = canvas?.getContext('2d');
  if (!canvas || !slider || !context) return;
  let photo: Promise<HTMLImageElement> | undefined;
  const load = async () => {
    const image = new Image();
    image.src = canvas.dataset['photo'] ?? '';
    await image.decode();
    return image;
  };
  const shrink = async () => {
    const image = await (photo ??= load()).catch(() => undefined);
    if (!image) {
      // If the photograph has not loaded, the next move of the slider tries again.
      photo = undefined;
      return;
    }
    const whole = new OffscreenCanvas(image.width, image.height);
    whole.getContext('2d')?.drawImage(image, 0, 0);
    const quality = Number(slider.value) / 100;
    const saved = await whole.convertToBlob({ type: 'image/jpeg', quality });
    if (quality !== Number(slider.value) / 100) return;
    context.drawImage(await createImageBitmap(saved), 0, 0, canvas.width, canvas.height);
    const size = Math.ceil(saved.size / 1000);
    say(size <= 50 ? 'small' : 'large', String(size));
  };
  slider.addEventListener('input', () => void shrink());
}
