/**
 * The words of a name in small letters. `C`, `C++` and `C#` are different words. `Node.js` gives the two words `node`
 * and `js`, and `NodeJS` gives one.
 *
 * begin-register.ts copies the source of this function into the page's head, so the function must not use anything
 * outside itself.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+[+#]*|#/gu) ?? []
  );
}
