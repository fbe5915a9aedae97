/** Countries that running text gives an article: "in the United States", but "Berlin, Germany" and "in Germany". */
const WITH_ARTICLE = /^(United |Netherlands$|Philippines$|DR Congo$)|^[^,]* Republic$/

export function withPlaceArticle(placeName: string): string {
  return WITH_ARTICLE.test(placeName) ? `the ${placeName}` : placeName
}
