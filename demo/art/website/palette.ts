/** `ground` carries `ink`; `soft` is a second ground; `accent` is for buttons and colour fields, `second` its partner. */
export type Palette = { name: string; ground: string; ink: string; soft: string; accent: string; second: string }

const palette = (name: string, ground: string, ink: string, soft: string, accent: string, second: string): Palette => ({
  name,
  ground,
  ink,
  soft,
  accent,
  second,
})

export const palettes: readonly Palette[] = [
  palette('terracotta', '#f6f0e6', '#231a14', '#eadcc8', '#bf4f2c', '#3c5246'),
  palette('night ink', '#10131f', '#f2f1ec', '#1c2135', '#8b93ff', '#f0a35e'),
  palette('rose and wine', '#fbf2ee', '#38121f', '#f3dcd8', '#a82f4b', '#d99a6c'),
  palette('fern', '#eff3ea', '#16281c', '#d6e2cd', '#2f7a4a', '#e2a93b'),
  palette('butter', '#fdf6e0', '#2c2410', '#f5e5b0', '#e0a100', '#2f4a6d'),
  palette('acid', '#121212', '#f4f4ee', '#232321', '#e4f94e', '#ff6a3d'),
  palette('harbour', '#edf3f7', '#0d2538', '#d0e0ec', '#1b6cb0', '#f2724b'),
  palette('lilac', '#f5f0fb', '#231539', '#e3d6f4', '#7440c9', '#f08a5d'),
  palette('deep pine', '#11231d', '#eef4ec', '#1d382f', '#7fd1a6', '#f0c46a'),
  palette('apricot', '#fcefe4', '#3b1c0d', '#f7d7bd', '#e0602a', '#21636a'),
  palette('swiss', '#f3f3f0', '#101010', '#deded8', '#e63a1e', '#101010'),
  palette('slate', '#e9edf0', '#1c242b', '#ccd6de', '#41617f', '#c9794a'),
  palette('paper white', '#ffffff', '#17171a', '#f1f0ed', '#17171a', '#c6a15b'),
  palette('cobalt', '#1f3fe0', '#ffffff', '#3555f0', '#ffe14f', '#ff8fb1'),
  palette('oxblood', '#4a1019', '#fbeee2', '#61202a', '#f0b98d', '#e8d9c3'),
  palette('sage clay', '#e8e8db', '#2a2f25', '#d3d5bf', '#7d5a3c', '#8b9a72'),
  palette('bubblegum', '#ffd9e4', '#31101f', '#ffc2d4', '#e5205f', '#2447d6'),
  palette('marigold', '#f7b733', '#231603', '#fbcd6b', '#231603', '#c8331b'),
  palette('mint', '#dcf5ea', '#0c2d26', '#bdeadb', '#0f8266', '#ff7d6b'),
  palette('espresso', '#1d1512', '#f5eadf', '#2e231e', '#d98f4e', '#8fa08a'),
  palette('sky', '#dceefb', '#0e2740', '#c0e0f7', '#0f5fd6', '#ffb84d'),
  palette('linen', '#f2ede4', '#2b2825', '#e1d8c9', '#46593f', '#b4552f'),
  palette('aubergine', '#24142e', '#f6ecf5', '#38224a', '#ff8a5c', '#c79bf2'),
  palette('sea glass', '#e3f1ef', '#0f2f33', '#c6e2df', '#16717a', '#e9896a'),
  palette('brick', '#b93c26', '#fff6ec', '#a4331f', '#ffd58a', '#2a1a17'),
  palette('olive', '#f3f1df', '#26280f', '#e1dfb9', '#6b7021', '#c2562d'),
  palette('graphite', '#1a1c1e', '#eef0f1', '#292c2f', '#5ad0e6', '#f2c14e'),
  palette('blush stone', '#f4e9e4', '#312522', '#e6d2c9', '#b0695a', '#5f7470'),
]
