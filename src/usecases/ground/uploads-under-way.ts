/** The pieces that this copy takes in now: what can wait leaves the processors to them. */
export interface UploadsUnderWay {
  /** Takes in a piece. */
  during: <Result>(work: () => Promise<Result>) => Promise<Result>
  /** Resolves once no piece is taken in, and after `most` milliseconds whatever arrives. */
  over: (most: number) => Promise<void>
}

/** None under way yet; one for each running program, shared by all that it does. */
export function makeUploadsUnderWay(): UploadsUnderWay {
  let underWay = 0
  const waiting = new Set<() => void>()
  return {
    async during(work) {
      underWay += 1
      try {
        return await work()
      } finally {
        underWay -= 1
        if (underWay === 0) for (const goOn of waiting) goOn()
      }
    },
    async over(most) {
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
    },
  }
}
