export const ARGON2ID = { memoryCost: 47_104, timeCost: 1, parallelism: 1 }
