export interface Goal {
  readonly text: string;
  readonly isMet: boolean;
}

/** The line of one goal, and whether it was met. */
export function goalLine({ text, isMet }: Goal): string {
  return `${isMet ? 'met   ' : 'MISSED'}  ${text}`;
}
