/** Makes every button marked `data-print` print the page. */
export function wirePrintButtons(root: ParentNode): void {
  for (const button of root.querySelectorAll<HTMLButtonElement>('button[data-print]')) {
    button.addEventListener('click', () => {
      print();
    });
  }
}
