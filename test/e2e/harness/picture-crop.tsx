import { StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'

import { hydratePageMessages } from '#app/shell/page-messages.tsx'
import { PictureCrop } from '#app/ui/pictures/picture-crop.tsx'

/** The control alone in a form, as the server renders it; `hydrate` hydrates it. */
const query = new URLSearchParams(location.search)
const control = (
  <StrictMode>
    <form method="post" encType="multipart/form-data" className="wrap py-8">
      <PictureCrop
        id="picture"
        current={query.get('current')}
        shape={query.get('shape') === 'workspace' ? 'workspace' : 'person'}
        name="Sam Okafor"
        onDone={(url) => document.body.setAttribute('data-done', url)}
      />
    </form>
  </StrictMode>
)

hydratePageMessages()
const root = document.querySelector('main > div')
if (root) {
  root.innerHTML = renderToString(control)
  Object.assign(window, { hydrate: () => hydrateRoot(root, control) })
}
