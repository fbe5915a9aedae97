import { ellipse, line, path, rect } from '#adapters/drawing/svg.ts'
import { darken, lighten } from '#demo/art/colour.ts'

import { objects } from './objects.ts'
import { stand, type Scene } from './picture.ts'
import { daylight, floors, pane, room, walls } from './room.ts'

export const livingRoom: Scene = (brush) => {
  const { sheet, random } = brush
  const wall = random.pick(walls)
  return (
    room(sheet, wall, random.pick(floors)) +
    daylight(sheet, 300) +
    stand(objects.frame(brush), { x: 430, y: 360, size: 230 }) +
    ellipse([420, 720, 330, 56], random.pick(['#e6dccb', '#b5654a', '#6f7f78', '#d9c39a']), { opacity: 0.9 }) +
    stand(objects.plant(brush), { x: 130, y: 650, size: 370 }) +
    stand(objects.lamp(brush), { x: 650, y: 620, size: 380 }) +
    stand(random.chance(0.6) ? objects.armchair(brush) : objects.chair(brush), { x: 400, y: 716, size: 430 }) +
    stand(objects.table(brush), { x: 640, y: 752, size: 210 })
  )
}

export const window: Scene = (brush) => {
  const { sheet, random } = brush
  return (
    room(sheet, random.pick(walls), random.pick(floors)) +
    pane(sheet, 240, 90, 330, 400) +
    path('M240 500L570 500L760 760H120Z', '#fffbe6', { opacity: 0.32, filter: sheet.blur(8) }) +
    path('M190 60c40 160 10 360 -20 520H90V60ZM610 60c-40 160 -10 360 20 520h80V60Z', '#f8f3e8', { opacity: 0.88 }) +
    stand(objects.plant(brush), { x: 640, y: 690, size: 350 }) +
    stand(random.chance(0.5) ? objects.chair(brush) : objects.stool(brush), { x: 270, y: 710, size: 330 })
  )
}

export const bedroom: Scene = (brush) => {
  const { sheet, random } = brush
  const wall = random.pick(walls)
  const throwColour = random.pick([brush.palette.accent, '#b5654a', '#7f8f7a', '#3d4b5c'])
  return (
    room(sheet, wall, random.pick(floors)) +
    pane(sheet, 560, 110, 190, 300) +
    daylight(sheet, 210) +
    rect(
      { x: 120, y: 330, w: 460, h: 200, rx: 20 },
      sheet.linear([
        [0, '#a97f52'],
        [1, '#7d5836'],
      ]),
    ) +
    path(
      'M96 520c0 -40 508 -40 508 0l40 170c4 30 -10 40 -30 40H86c-20 0 -34 -10 -30 -40Z',
      sheet.linear([
        [0, '#ffffff'],
        [0.5, '#efe9df'],
        [1, '#cfc6b8'],
      ]),
    ) +
    [220, 430]
      .map((x) =>
        path(
          `M${x - 84} 500c0 -70 168 -70 168 0c10 40 -178 40 -168 0Z`,
          sheet.linear([
            [0, '#ffffff'],
            [1, '#ddd5c8'],
          ]),
        ),
      )
      .join('') +
    path(
      'M70 620c160 -20 420 -20 560 0l14 70c4 30 -10 40 -30 40H86c-20 0 -34 -10 -30 -40Z',
      sheet.linear([
        [0, lighten(throwColour, 0.15)],
        [1, darken(throwColour, 0.25)],
      ]),
    ) +
    line('M120 640q140 -16 240 -10M100 680q200 -20 460 -6', darken(throwColour, 0.4), 4, { opacity: 0.4 }) +
    stand(objects.lamp(brush), { x: 700, y: 640, size: 270 }) +
    stand(objects.frame(brush), { x: 350, y: 300, size: 200 })
  )
}
