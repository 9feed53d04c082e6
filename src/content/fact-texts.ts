import type { CourseFacts } from './schemas/course-facts.ts';

/** The facts of a course that have a text of their own. */
export type FactName = keyof CourseFacts;

/** What is shown of each fact that is known, in the order in which students ask. */
export function factTexts(facts: CourseFacts): [name: FactName, text: string][] {
  return order.flatMap((name): [FactName, string][] => {
    const value = facts[name];
    return value === undefined ? [] : [[name, factText(name, value)]];
  });
}

const order: readonly FactName[] = [
  'duration',
  'hoursPerWeek',
  'mode',
  'language',
  'nextBatch',
  'fee',
];

function factText(name: FactName, value: string | number): string {
  if (name === 'fee') return feeText(value);
  if (name === 'nextBatch') return day.format(new Date(`${value}T00:00Z`));
  return String(value);
}

/** An amount, however it was typed, as `₹18,000`; any other text as it is. */
function feeText(fee: string | number): string {
  const [, amount] = amountOnly.exec(String(fee)) ?? [];
  return amount === undefined ? String(fee) : rupees.format(Number(amount.replaceAll(',', '')));
}

/** `18000`, `1,20,000`, `Rs. 18,000/-` */
const amountOnly = /^(?:₹|rs\.?|inr)?\s*(\d[\d,]*(?:\.\d+)?)\s*(?:\/[-=])?$/i;

const rupees = new Intl.NumberFormat('en-IN', {
  style: 'currency',
  currency: 'INR',
  maximumFractionDigits: 0,
});

const day = new Intl.DateTimeFormat('en-IN', {
  weekday: 'short',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});
