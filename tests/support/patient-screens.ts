/** What a component shows is waited for as long as a busy machine may take; the library's own second is too short. */
if ('document' in globalThis) {
  const { configure } = await import('@testing-library/react')
  configure({ asyncUtilTimeout: 60_000 })
}

export {}
