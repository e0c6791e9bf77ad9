import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inflateSync, unzipSync } from 'node:zlib'
import type { SourcePoint } from './town-sources'

const PACKAGE = {
  spec: 'r-cran-maps=3.4.1-1',
  sha256: 'da2afb8456c6fd8a1d9e9cc733d3cd95e36af92f1ebb4b0e6a9169c4e5439ae0',
  data: 'usr/lib/R/site-library/maps/data/Rdata',
}

const COUNTRIES: Record<string, string> = {
  France: 'FR',
  Guadeloupe: 'GP',
  Martinique: 'MQ',
  'French Guiana': 'GF',
  Reunion: 'RE',
  Mayotte: 'YT',
}

/**
 * The World Gazetteer's towns of France, as Debian's package r-cran-maps holds them (its table `world.cities`). It only
 * tells whether another source is right: no point of it is kept.
 */
export function worldGazetteer(): SourcePoint[] {
  const [index, rows] = dataFiles()
  const places = new Map(named(new Map(named(new Serialized(unzipSync(index)).read())).get('variables')))
  const [offset = 0, length = 0] = places.get('world.cities') as number[]
  const cities = new Map(
    named(new Serialized(inflateSync(rows.subarray(offset + 4, offset + length))).read()),
  )
  const column = (name: string) => valuesOf(cities.get(name)) as (string | number)[]
  return column('name').flatMap((name, row): SourcePoint[] => {
    const country = COUNTRIES[String(column('country.etc')[row])]
    const [population, lat, lng] = ['pop', 'lat', 'long'].map(key => Number(column(key)[row]))
    if (!country || population === undefined || lat === undefined || lng === undefined) return []
    return [{ name: String(name), country, population, lat, lng }]
  })
}

/** The index of the package's data and the data. @throws Error when it is not the package that was read before */
function dataFiles(): [Buffer, Buffer] {
  const folder = mkdtempSync(join(tmpdir(), 'gazetteer-'))
  try {
    execFileSync('apt-get', ['-qq', 'download', PACKAGE.spec], { cwd: folder, stdio: 'ignore' })
    const archive = execFileSync('sh', ['-c', 'echo *.deb'], { cwd: folder }).toString().trim()
    const bytes = readFileSync(join(folder, archive))
    if (createHash('sha256').update(bytes).digest('hex') !== PACKAGE.sha256)
      throw new Error(`${PACKAGE.spec} is not the package that was read before`)
    execFileSync('dpkg-deb', ['-x', archive, '.'], { cwd: folder })
    return [
      readFileSync(join(folder, `${PACKAGE.data}.rdx`)),
      readFileSync(join(folder, `${PACKAGE.data}.rdb`)),
    ]
  } finally {
    rmSync(folder, { recursive: true })
  }
}

interface Attributed {
  values: unknown[]
  names: string[]
}

/** Each name of a list of R's with what stands under it. */
function named(value: unknown): [string, unknown][] {
  const { values, names } = value as Attributed
  return names.map((name, at) => [name, values[at]])
}

const valuesOf = (value: unknown) => (Array.isArray(value) ? value : (value as Attributed).values)

/** R's serialization, format X: as much of it as lists, texts and numbers take. */
class Serialized {
  private at = 2
  private readonly symbols: unknown[] = []

  constructor(private readonly bytes: Buffer) {}

  read(): unknown {
    const version = this.int()
    this.at += 8
    if (version === 3) this.text(this.int())
    return this.item()
  }

  private int(): number {
    this.at += 4
    return this.bytes.readInt32BE(this.at - 4)
  }

  private item(): unknown {
    const flags = this.int()
    const kind = flags & 255
    if (kind === 254) return null
    if (kind === 255) return this.symbols[(flags >> 8) - 1]
    if (kind === 1) {
      const symbol = this.item()
      this.symbols.push(symbol)
      return symbol
    }
    if (kind === 2) return this.pairs()
    const length = this.int()
    if (kind === 9) return length < 0 ? null : this.text(length)
    const values = Array.from({ length }, () => this.value(kind))
    if (!(flags & 512)) return values
    const attributes = this.item() as Record<string, unknown>
    return { values, names: (attributes.names ?? []) as string[] }
  }

  private value(kind: number): unknown {
    if (kind === 16 || kind === 19) return this.item()
    if (kind === 10 || kind === 13) return this.int()
    if (kind !== 14) throw new Error(`kind ${kind} of R is not read here`)
    this.at += 8
    return this.bytes.readDoubleBE(this.at - 8)
  }

  private text(length: number): string {
    this.at += length
    return this.bytes.toString('utf8', this.at - length, this.at)
  }

  /** A pair list with tags: attributes. */
  private pairs(): Record<string, unknown> {
    const found: Record<string, unknown> = {}
    for (;;) {
      const tag = String(this.item())
      found[tag] = this.item()
      if ((this.int() & 255) === 254) return found
    }
  }
}
