import { Paragraph, QuotedLines } from './layout'

/** What somebody typed about a place of a site, as text that leads nowhere. */
export function Quoted({ place, text }: { place: string; text: string }) {
  return (
    <>
      <Paragraph>
        <strong>{place}</strong>&nbsp;:
      </Paragraph>
      <QuotedLines text={text} />
    </>
  )
}
