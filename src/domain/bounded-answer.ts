/** More than any neighbour says in a whole answer to one question of ours. */
const ANSWER_BYTES = 1_000_000

/** A neighbour that goes on and on: nobody listens further. */
export class AnswerTooLong extends Error {}

/**
 * The bytes of what a neighbour answers, never more than that: four answers of 400 MB each once took 3.3 GB of memory.
 * Every answer is read by this one reader.
 * @throws AnswerTooLong, and whatever breaks the answer off
 */
export async function boundedBytes(
  { body }: { body: AsyncIterable<Uint8Array> | null },
  most = ANSWER_BYTES,
): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of body ?? []) {
    size += chunk.length
    if (size > most) throw new AnswerTooLong(`the answer is longer than ${most} bytes`)
    chunks.push(chunk)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.length
  }
  return whole
}

/** The same as text. */
export const boundedText = async (answer: Parameters<typeof boundedBytes>[0], most = ANSWER_BYTES) =>
  new TextDecoder().decode(await boundedBytes(answer, most))

/** The same as JSON. @throws SyntaxError for what is none */
export const boundedJson = async (answer: Parameters<typeof boundedBytes>[0]): Promise<unknown> =>
  JSON.parse(await boundedText(answer))
