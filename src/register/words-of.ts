/**
 * The words that names are compared by, in small letters. `C`, `C++` and `C#` are different words; `Node.js` is two, and joined
 * the same as `NodeJS`. The page's head holds the text of this function too, so that it knows nothing else (begin-register.ts).
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+[+#]*|#/gu) ?? []
  );
}
