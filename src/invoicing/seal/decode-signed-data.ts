import { readCertificate } from './certificate'
import { childrenOf, type Der, der, readDer } from './der'
import type { SignedData } from './signed-data'

/** Reads what `encodeSignedData` wrote. @throws RangeError when it is something else. */
export function decodeSignedData(bytes: Uint8Array): SignedData {
  const [, wrapped] = childrenOf(readDer(bytes))
  const fields = childrenOf(firstOf(need(wrapped)))
  const certificates = childrenOf(need(fields[3])).map(({ raw }) => readCertificate(raw))
  const info = childrenOf(firstOf(need(fields[4])))
  const unsigned = info[6] ? childrenOf(info[6])[0] : undefined
  return {
    certificates,
    attributes: der(0x31, need(info[3]).body),
    signature: need(info[5]).body,
    timeStamp: unsigned ? firstOf(need(childrenOf(unsigned)[1])).raw : null,
  }
}

const firstOf = (value: Der): Der => need(childrenOf(value)[0])

function need(value: Der | undefined): Der {
  if (!value) throw new RangeError('a part of the signature is missing')
  return value
}
