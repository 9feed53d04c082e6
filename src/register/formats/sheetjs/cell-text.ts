import { SSF, type CellObject } from '@e965/xlsx';

import type { SheetBuilder } from '../../sheet/sheet-builder.ts';
import { errorTexts, type ShownTexts } from '../number-formats/shown-texts.ts';

/**
 * The text that a cell shows, from what SheetJS read of it; blank where it shows nothing.
 *
 * @param sheet counts what number formats make
 * @throws RegisterFault as `ShownTexts` does
 */
export function cellText(
  { t: type, v: value, w: shown, z }: CellObject,
  texts: ShownTexts,
  sheet: SheetBuilder,
): string {
  if (shown !== undefined) return shown;
  // A number in its place is a format's that SheetJS does not know.
  const code = typeof z === 'string' ? z : 'General';
  switch (type) {
    case 'n':
      return numberText(Number(value), code, texts, sheet);
    case 's':
      return texts.ofText(String(value ?? ''), code);
    case 'b':
      return value ? 'TRUE' : 'FALSE';
    case 'e':
      return errorTexts.get(Number(value)) ?? '';
    default:
      return '';
  }
}

/** `# ?/?`, `# ??/16`: a fraction and no date. */
const fraction = /[?#0-9] *\/ *[?0-9]/;

function numberText(value: number, code: string, texts: ShownTexts, sheet: SheetBuilder): string {
  const asFraction = fraction.test(code) ? fractionText(value, code) : undefined;
  return asFraction === undefined ? texts.ofNumber(value, code) : sheet.counted(asFraction);
}

/**
 * A number as a fraction, by SheetJS, which is right where numfmt 4.0.1 shows 0.99 as `1 98/99`; undefined where
 * it shows nothing or can't.
 */
function fractionText(value: number, code: string): string | undefined {
  try {
    const text = formatter.format(code, value);
    return text.trim() === '' ? undefined : text;
  } catch {
    return undefined;
  }
}

// The library types this part of it as `any`; this is the function that is used.
const formatter = SSF as { format(code: string, value: number): string };
