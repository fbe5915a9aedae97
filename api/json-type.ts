const JSON_TYPE = /^application\/(?:[\w.+-]+\+)?json\b/i

export const isJsonType = (contentType: string | null | undefined) => JSON_TYPE.test(contentType ?? '')
