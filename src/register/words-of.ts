/**
 * The words of a name in small letters, to compare names by. `C`, `C++` and `C#` are different words. `Node.js` is two words;
 * joined, they are the same as `NodeJS`. The page's head contains the source of this function too (begin-register.ts). So the function
 * may not use anything outside itself.
 */
export function wordsOf(text: string): string[] {
  return (
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+[+#]*|#/gu) ?? []
  );
}
