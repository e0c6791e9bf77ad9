import fc from 'fast-check'

/** Every run searches the same cases, so that a failure is found again. Another search: FUZZ_SEED=2 npx vitest run */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 1) })
