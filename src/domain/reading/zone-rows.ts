/** What a reading machine makes of the filler « < » when it does not know it. */
export const tidy = (text: string) =>
  text
    .toUpperCase()
    .replace(/[«‹{([€]/g, '<')
    .replace(/\s/g, '')
    .replace(/[^A-Z0-9<]/g, '')

export const isRow = (text: string) =>
  text.length >= 26 && text.length <= 48 && (/<</.test(text) || (text.match(/\d/g)?.length ?? 0) >= 10)

/** A line that is a little too short or too long is one whose fillers were miscounted. */
export function fitTo(text: string, length: number): string | null {
  if (Math.abs(text.length - length) > 4) return null
  if (text.length === length) return text
  if (text.length < length) {
    const run = longestFiller(text)
    return run ? text.slice(0, run.end) + '<'.repeat(length - text.length) + text.slice(run.end) : null
  }
  const run = longestFiller(text)
  const extra = text.length - length
  return run && run.end - run.start > extra ? text.slice(0, run.start) + text.slice(run.start + extra) : null
}

function longestFiller(text: string): { start: number; end: number } | null {
  const runs = [...text.matchAll(/<{2,}/g)].map(match => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  return runs.sort((one, two) => two.end - two.start - (one.end - one.start))[0] ?? null
}
