import { Paragraph, QuotedLines } from './layout'

/** What somebody typed about a place of a site, as text that leads nowhere. */
export function Quoted({ place, text }: { place: string; text: string }) {
  return (
    <>
      <Paragraph>
        <strong>{place}</strong>
        {'\u00a0'}:
      </Paragraph>
      <QuotedLines text={text} />
    </>
  )
}
