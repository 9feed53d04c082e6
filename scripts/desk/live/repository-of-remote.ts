/** `owner/name` of a remote's address at GitHub; undefined if it is elsewhere. */
export function repositoryOfRemote(address: string): string | undefined {
  const found = /(?:^|[@/])github\.com[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?\s*$/.exec(address);
  return found?.[1];
}
