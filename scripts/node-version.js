/**
 * What to tell a person whose Node is too old for this project; undefined where it is not. Plain JavaScript, since such
 * a Node can't read TypeScript.
 *
 * @param {string} running such as `20.11.0`
 * @param {string} needed as in package.json, such as `>=24`
 */
export function nodeFault(running, needed) {
  const least = Number(needed.replace('>=', ''));
  if (Number.parseInt(running) >= least) return undefined;
  return (
    `This project needs Node ${least} or newer, and this is Node ${running}.\n` +
    'Install the version called LTS from nodejs.org, open a new terminal window, and try again.'
  );
}
