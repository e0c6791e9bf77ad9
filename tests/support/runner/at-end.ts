import { beforeAll, onTestFinished } from 'vitest'

type Ending = () => unknown

/** Of what the tests of a file share, while it is being made. */
let shared: Ending[] | null = null

/** Ends what a test began once that test ends, and what `oncePerFile` made with the file. The last begun ends first. */
export function atEnd(ending: Ending) {
  if (shared) shared.push(ending)
  else onTestFinished(async () => void (await ending()))
}

/**
 * Something dear that the tests of a file share, a site above all: none of them counts or changes what another looks at.
 * @returns what gives it
 */
export function oncePerFile<Made>(make: () => Promise<Made>): () => Made {
  let made: Made
  beforeAll(async () => {
    const endings: Ending[] = []
    const end = async () => {
      for (const ending of endings.splice(0).reverse()) await ending()
    }
    shared = endings
    try {
      made = await make()
    } catch (error) {
      await end()
      throw error
    } finally {
      shared = null
    }
    return end
  })
  return () => made
}
