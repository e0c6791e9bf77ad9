/**
 * Every certificate that this installation sealed under, and every one that came with a time stamp it accepted, as
 * PEM. They outlive a change of certificate or authority: papers of before are judged by them.
 */
export interface KnownCertificates {
  seal: string[]
  stamp: string[]
}

/** Where they are kept. */
export interface CertificateRegister {
  read: () => Promise<KnownCertificates>
  note: (purpose: keyof KnownCertificates, pems: string[]) => Promise<void>
}

/** For a program that seals without a database. */
export function certificatesInMemory(): CertificateRegister {
  const known = { seal: new Set<string>(), stamp: new Set<string>() }
  return {
    read: async () => ({ seal: [...known.seal], stamp: [...known.stamp] }),
    note: async (purpose, pems) => {
      for (const pem of pems) known[purpose].add(pem)
    },
  }
}
