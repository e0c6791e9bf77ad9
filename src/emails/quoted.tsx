import { Paragraph } from './layout'

/** What somebody typed about a place of a site, as text that leads nowhere. */
export function Quoted({ place, text }: { place: string; text: string }) {
  return (
    <>
      <Paragraph>
        <strong>{place}</strong>
        {'\u00a0'}:
      </Paragraph>
      {text.split('\n').map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the lines of one message never move
        <Paragraph key={at}>
          {'>\u00a0'}
          {line}
        </Paragraph>
      ))}
    </>
  )
}
