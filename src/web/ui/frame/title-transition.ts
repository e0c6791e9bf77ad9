/** An article's title under one name in the list and in the article: between the two pages the browser carries it over. */
export const titleTransition = (slug: string) => ({ viewTransitionName: `titre-${slug}` })
