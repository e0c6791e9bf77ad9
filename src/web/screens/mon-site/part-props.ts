/** What each part of the page is given: the id of the site, under which its calls stand. */
export interface PartProps {
  site: string
}
