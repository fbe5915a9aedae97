import { parseSkills } from './parse-skills.ts'

export const threeDSkills = parseSkills(`
3d-design | 3D Design | 3d | 3d, 3ddesign, 3d designer, 3-d design, three d design, 3d desing, 3d graphics
3d-modeling | 3D Modeling | 3d | 3d modelling, 3d models, 3d model, 3d modeler, 3dmodeling, 3d modeller, 3-d modeling
3d-animation | 3D Animation | 3d motion | 3d animations, 3d animator, 3danimation, 3-d animation, 3 d animation
3d-rendering | 3D Rendering | 3d | rendering, 3d render, 3d renders, renders, 3d-renderings, 3d renderings
3d-illustration | 3D Illustration | 3d illus | 3d illustrations, 3d illustrator, 3d art, 3d artist, 3d icons
3d-product-visualization | 3D Product Visualization | 3d shop | product visualization, product rendering, 3d product rendering, product render, 3d product animation, product visualisation
3d-character-modeling | 3D Character Modeling | 3d | 3d character, 3d characters, 3d character design, 3d character artist, character modeling
3d-logo-design | 3D Logo Design | 3d brand | 3d logo, 3d logos, logo 3d, 3d logo animation
3d-web-experiences | 3D Web Experiences | 3d dev code | 3d website, 3d websites, 3d web, 3d web design, webgl website
3d-printing | 3D Printing | 3d | 3d print, 3d prints, 3dprinting, 3d printer, additive manufacturing
3d-scanning | 3D Scanning | 3d photo | photogrammetry, 3d scan, 3d scans, lidar scanning, gaussian splatting
texturing | Texturing | 3d | textures, texture artist, 3d texturing, uv mapping, pbr textures
sculpting | Digital Sculpting | 3d | scultping, 3d sculpting, sculpture, digital sculptor, sculptor
architectural-visualization | Architectural Visualization | 3d | archviz, arch viz, architectural rendering, architectural visualisation, 3d architectural visualization, architecture rendering
interior-visualization | Interior Visualization | 3d | interior rendering, 3d interior, interior renders, interior 3d design, 3d interior design
interior-design | Interior Design | 3d | interior designer, interiors, interiordesign, interior desing, interior decoration
architecture | Architecture | 3d | architect, architectural design, architectural, architecural design, building design
landscape-design | Landscape Design | 3d | landscape architecture, garden design, landscaping design, landscape designer
industrial-design | Industrial Design | 3d | industrial designer, physical product design, industrialdesign, industrial desing
furniture-design | Furniture Design | 3d | furniture, furniture designer, furniture modeling, furniture rendering
jewelry-design | Jewelry Design | 3d illus | jewellery design, jewelry, jewelry designer, jewelry cad, jewelery design
blender | Blender | 3d motion | blender 3d, blender3d, blender animation, blender modeling, blendr
cinema-4d | Cinema 4D | 3d motion | c4d, cinema4d, cinema 4 d, maxon cinema 4d, cinema-4d animation
spline | Spline | 3d | spline 3d, spline design, spline tool, spline.design, splinetool
three-js | Three.js | 3d code | threejs, three js, webgl three, three.js developer, threejs developer
webgl | WebGL | 3d code | web gl, webgl developer, web-gl, webgl shaders, webgpu
react-three-fiber | React Three Fiber | 3d code | r3f, react three fiber drei, react three fibre, reactthreefiber
babylon-js | Babylon.js | 3d code | babylon, babylonjs, babylon js, babylon 3d
glsl-shaders | GLSL Shaders | 3d code | glsl, shaders, shader programming, shader development, shader
maya | Maya | 3d motion | autodesk maya, maya 3d, maya animation, maya autodesk
3ds-max | 3ds Max | 3d | 3dsmax, 3d max, 3d studio max, autodesk 3ds max, 3d s max, 3dmax
zbrush | ZBrush | 3d | z brush, z-brush, zbrush sculpting, zbrush character
houdini | Houdini | 3d motion | sidefx houdini, houdini fx, side fx, houdini vfx
substance-painter | Substance 3D Painter | 3d | substance painter, adobe substance, substancepainter, substance designer, adobe substance 3d
marvelous-designer | Marvelous Designer | 3d | marvelousdesigner, marvelous designer clothing, clo3d, clo 3d
sketchup | SketchUp | 3d | sketch up, google sketchup, sketch-up, sketchup pro, scketchup
rhino-3d | Rhino 3D | 3d | rhino, rhinoceros 3d, rhino3d, rhinoceros, grasshopper
autocad | AutoCAD | 3d graphic | auto cad, auto-cad, cad, cad drafting, autodesk autocad, cad drawing
revit | Revit | 3d | autodesk revit, revit architecture, revit bim, bim modeling
solidworks | SolidWorks | 3d | solid works, solidwork, solid-works, solidworks cad
fusion-360 | Fusion 360 | 3d | fusion360, autodesk fusion, autodesk fusion 360, fusion 3d
v-ray | V-Ray | 3d | vray, v ray, vray rendering, chaos v-ray
octane-render | OctaneRender | 3d | octane, octane renderer, otoy octane, octane c4d
redshift | Redshift | 3d | redshift render, redshift renderer, maxon redshift, red shift render
keyshot | KeyShot | 3d | key shot, keyshot rendering, key-shot, keyshot renders
lumion | Lumion | 3d | lumion rendering, lumion 3d, lumoin, lumion renders
enscape | Enscape | 3d | enscape rendering, en scape, enscape 3d, enscape renders
adobe-dimension | Adobe Dimension | 3d graphic | dimension adobe, adobe dn, adobedimension, adobe dimensions
unity | Unity | 3d code | unity 3d, unity3d, unity game engine, unity developer, unity engine
unreal-engine | Unreal Engine | 3d code | unreal, ue5, ue4, unreal engine 5, unrealengine, unreal developer
augmented-reality | Augmented Reality | 3d code | ar, augmentedreality, ar development, ar filters, webar, augmented-reality app
virtual-reality | Virtual Reality | 3d code | vr, virtualreality, vr development, vr design, vr developer
extended-reality | Extended Reality | 3d | xr, mixed reality, extendedreality, xr design, metaverse
spark-ar | Spark AR | 3d ads | sparkar, spark ar studio, instagram filters, instagram filter, meta spark
lens-studio | Lens Studio | 3d ads | snapchat lenses, snapchat lens, lensstudio, snapchat filter
vectary | Vectary | 3d nocode | vectary 3d, vectory 3d, vectary ar, vektary
womp-3d | Womp | 3d | womp 3d, womp3d, womp.com, womp design
`)
