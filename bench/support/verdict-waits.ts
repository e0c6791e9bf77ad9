import { visitorOf } from '../../tests/support/dossiers/path'
import { startProgram } from '../../tests/support/program/program'
import type { Figure, Options } from './figure'
import { median, percentile } from './numbers'
import { putCameraAway } from './photographed-papers/camera'
import { thirdCorpus } from './photographed-papers/corpus'

/** specification B12: seconds until a verdict stands. */
const MOST_ALONE = 10
const MOST_WAITING = 30
const BEFORE = 5
const ALONE = 12
const ROUNDS = 3

/** How long a visitor waits for the verdict on a photo, first with none before it, then with five. */
export async function verdictWaits(_: Options): Promise<Figure[]> {
  const photos = await photosOf(ALONE).finally(putCameraAway)
  const site = await startProgram({ READ_PIECES: 'on' })
  try {
    const arrive = (place: number) => arrival(site.url, photos[place % photos.length] as Buffer)
    await (await arrive(0)).read
    const alone: number[] = []
    while (alone.length < ALONE) alone.push((await (await arrive(alone.length)).read).seconds)
    const waiting: Verdict[] = []
    while (waiting.length < ROUNDS) {
      // One is under way, five wait, and then comes the one that is looked at.
      const queue = []
      for (let place = 0; place < BEFORE + 2; place++) queue.push(await arrive(waiting.length + place))
      const [last] = (await Promise.all(queue.map(({ read }) => read))).slice(-1)
      if (last) waiting.push(last)
    }
    const seconds = waiting.map(verdict => verdict.seconds)
    return [
      { name: 'verdict on a photo, none before it, median', value: median(alone), unit: 's' },
      {
        name: 'verdict on a photo, none before it, 95th percentile',
        value: percentile(alone, 0.95),
        unit: 's',
        limit: { most: MOST_ALONE },
      },
      { name: `verdict with ${BEFORE} waiting before it, median`, value: median(seconds), unit: 's' },
      {
        name: `verdict with ${BEFORE} waiting before it, 95th percentile`,
        value: percentile(seconds, 0.95),
        unit: 's',
        limit: { most: MOST_WAITING },
      },
      {
        name: 'pieces that its holder was told are before it, the least',
        value: Math.min(...waiting.map(({ ahead }) => ahead)),
        unit: '',
        limit: { least: BEFORE },
      },
    ]
  } finally {
    await site.remove()
  }
}

/** Photos of the papers that no rule was tuned on; files of web sites hold their text and are read at once. */
async function photosOf(count: number): Promise<Buffer[]> {
  const sent = thirdCorpus().filter(({ variant }) => variant !== 'file of the web site')
  const step = Math.floor(sent.length / count)
  const photos: Buffer[] = []
  while (photos.length < count) photos.push((await sent[photos.length * step]?.bytes()) ?? Buffer.alloc(0))
  return photos
}

interface Verdict {
  /** Since the upload was answered. */
  seconds: number
  /** What was first said of its place. */
  ahead: number
}

async function arrival(url: string, photo: Buffer): Promise<{ read: Promise<Verdict> }> {
  const visitor = visitorOf(url)
  const id = await visitor.begin()
  const { status } = await visitor.upload(id, 'rib', 'rib.jpg', photo)
  if (status !== 201) throw new Error(`an upload was answered ${status}`)
  return { read: verdictOn(url, id) }
}

async function verdictOn(url: string, id: string): Promise<Verdict> {
  const start = performance.now()
  const read = async () => {
    const told = (await (await visitorOf(url).read(id)).json()) as Told
    return told.documents[0]?.reading
  }
  const first = await read()
  for (;;) {
    const reading = await read()
    if (reading?.state !== 'pending')
      return { seconds: (performance.now() - start) / 1_000, ahead: first?.ahead ?? 0 }
    await new Promise(resolve => setTimeout(resolve, 100))
  }
}

interface Told {
  documents: { reading: { state: string; ahead: number | null } }[]
}
