let underWay = 0
const waiting = new Set<() => void>()

/** Takes in a piece; what can wait leaves the processors to it. */
export async function whileUploading<Result>(work: () => Promise<Result>): Promise<Result> {
  underWay += 1
  try {
    return await work()
  } finally {
    underWay -= 1
    if (underWay === 0) for (const goOn of waiting) goOn()
  }
}

/** Resolves once this copy takes in no piece, and after `most` milliseconds whatever arrives. */
export async function noUpload(most: number): Promise<void> {
  if (underWay === 0 || most <= 0) return
  await new Promise<void>(resolve => {
    const goOn = () => {
      clearTimeout(late)
      waiting.delete(goOn)
      resolve()
    }
    const late = setTimeout(goOn, most)
    waiting.add(goOn)
  })
}
