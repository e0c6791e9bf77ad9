/** How long what was asked for may keep silent, in milliseconds: then what was typed is kept, and one can try again. */
export const PATIENCE = 25_000

/** The same for a file, which a browser waits for as long as specification A9 lets a download last. */
export const FILE_PATIENCE = 30_000

/** What giving up reads like: a connection that was cut. */
export const gaveUp = (cause?: unknown) => new TypeError('no answer in time', { cause })

/** A part of the program that the browser fetches at need, given up like an answer. @throws TypeError */
export async function inTime<Part>(part: Promise<Part>): Promise<Part> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(gaveUp()), PATIENCE)
  })
  return Promise.race([part, late]).finally(() => clearTimeout(timer))
}
