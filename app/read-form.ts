import { data } from 'react-router'

/** What a form sent. What is no form, or broke off on the way, is the sender's fault and not ours: 400. */
export async function readForm(request: Request): Promise<FormData> {
  try {
    return await request.formData()
  } catch {
    throw data(null, 400)
  }
}
