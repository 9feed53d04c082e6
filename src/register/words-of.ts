/**
 * The words of a name in small letters, so that names can be compared. `C`, `C++` and `C#` are different words.
 * `Node.js` is two words, which are the same as `NodeJS` when joined.
 *
 * begin-register.ts copies the source of this function into the page's head. So the function may not use anything
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
