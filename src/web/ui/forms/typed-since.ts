/** What a field holds beyond the words that were sent of it: what was typed while they were on their way stays. */
export const typedSince = (sent: string, now: string): string =>
  now.startsWith(sent) ? now.slice(sent.length).trimStart() : now
