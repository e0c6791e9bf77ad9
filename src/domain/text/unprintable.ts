import { printable } from './paper-signs'

/**
 * The signs that the fonts of our papers have, as hexadecimal ranges of code points: Latin, Greek, Cyrillic,
 * Hebrew, Arabic, Armenian, Georgian, common symbols. A test compares them with the fonts themselves.
 */
const RANGES = `
  20-7e a0-24f 2b0-2e9 2ec-2ee 2f3 2f7 300-34f 351-353 357-358 35a 35c-362 370-377 37a-37f 384-38a
  38c 38e-3a1 3a3-525 531-556 559-55f 561-587 589-58a 5b0-5c3 5c6-5c7 5d0-5ea 5f0-5f4 606-607
  609-60a 60c 615 61b 61f 621-63a 640-655 657 65a 660-670 674 679-6bf 6c6-6c8 6cb-6cc 6ce 6d0 6d5
  6f0-6f9 10a0-10c5 10d0-10fc 1e00-1efb 1f00-1f15 1f18-1f1d 1f20-1f45 1f48-1f4d 1f50-1f57 1f59 1f5b
  1f5d 1f5f-1f7d 1f80-1fb4 1fb6-1fc4 1fc6-1fd3 1fd6-1fdb 1fdd-1fef 1ff2-1ff4 1ff6-1ffe 2000-2064
  206a-2071 2074-208e 2090-209c 20a0-20b5 20b8-20ba 20bd 20d0-20d1 20d6-20d7 20db-20dc 20e1
  2100-2109 210b-2149 214b 214e 2150-2185 2189 2190-22ff 25a0 25a2-269c 269e-26b8 26c0-26c3 26e2
  2701-2704 2706-2709 270c-2727 2729-274b 274d 274f-2752 2756 2758-275e 2761-2794 2798-27af
  27b1-27be 2b00-2b1a 2b1f-2b24 2b53-2b54 1f600-1f623 1f625-1f62b 1f62d-1f640 1f643
`

const ranges = RANGES.trim()
  .split(/\s+/)
  .map(range => range.split('-').map(end => Number.parseInt(end, 16)))
  .map(([first = 0, last = first]) => ({ first, last }))

const hasSign = (sign: string) => {
  const code = sign.codePointAt(0) ?? 0
  return ranges.some(({ first, last }) => code >= first && code <= last)
}

/** The signs of a text that no font of ours has, each once. A paper would show a box in their place. */
export const unprintableIn = (text: string): string[] => [
  ...new Set([...printable(text)].filter(sign => !hasSign(sign))),
]
