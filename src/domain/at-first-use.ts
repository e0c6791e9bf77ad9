/** What is dear to make, made when it is first asked for and kept. */
export function atFirstUse<Made extends object | string>(make: () => Made): () => Made {
  let made: Made | undefined
  return () => {
    made ??= make()
    return made
  }
}
