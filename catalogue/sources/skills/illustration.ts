import { parseSkills } from './parse-skills.ts'

export const illustrationSkills = parseSkills(`
illustration | Illustration | illus graphic | illustrations, ilustration, illustration design, illustation, illustrate, illustration artist, ilustrations
digital-illustration | Digital Illustration | illus | digital illustrations, digital illustrator, digital ilustration, digitalillustration
vector-illustration | Vector Illustration | illus graphic | vector illustrations, vector illustrator, vector ilustration, flat illustration, flat illustrations
web-illustration | Web Illustration | illus web | website illustrations, website illustration, ui illustration, hero illustration, spot illustrations
editorial-illustration | Editorial Illustration | illus | editorial illustrations, editorial illustrator, magazine illustration, magazine illustrations
book-illustration | Book Illustration | illus | book illustrator, book illustrations, story book illustration, storybook illustration
childrens-book-illustration | Children's Book Illustration | illus | childrens book illustration, children book illustration, kids book illustration, children's illustrator, picture book illustration
fashion-illustration | Fashion Illustration | illus | fashion illustrator, fashion illustrations, fashion sketches, fashion sketching
technical-illustration | Technical Illustration | illus graphic | technical illustrator, technical drawing, technical drawings, patent drawing
medical-illustration | Medical Illustration | illus | medical illustrator, medical illustrations, anatomical illustration, scientific illustration
isometric-illustration | Isometric Illustration | illus 3d | isometric, isometric design, isometric illustrations, isometric art
botanical-illustration | Botanical Illustration | illus | botanical art, botanical illustrations, floral illustration, botanic illustration
character-design | Character Design | illus motion | character designer, characters, characterdesign, character art, charater design
mascot-design | Mascot Design | illus brand | mascot, mascots, mascot logo, mascot designer, mascot illustration
concept-art | Concept Art | illus | concept artist, conceptart, concept design art, environment concept art
comic-art | Comic Art | illus | comics, comic, comic book art, comic book, comic artist, comic strips
manga-and-anime | Manga & Anime | illus motion | manga, anime, anime art, manga art, anime drawing, manga and anime
cartoons | Cartoons | illus | cartoon, cartoonist, cartoon drawing, cartoon illustration, cartooning
caricatures | Caricatures | illus | caricature, caricaturist, caricature artist, cartoon portrait
portrait-illustration | Portrait Illustration | illus | portrait drawing, portrait art, portraits, illustrated portraits, digital portrait
storyboarding | Storyboarding | illus motion photo | storyboard, storyboards, story board, storyboard artist, story boarding
drawing | Drawing | illus | drawings, sketching, pencil drawing, hand drawing, sketching and drawing, drawn
digital-painting | Digital Painting | illus | digital paint, digital painter, digitalpainting, digital art, digital artist
painting | Painting | illus | paintings, painter, acrylic painting, oil painting, canvas painting
watercolor | Watercolor | illus | watercolour, water color, watercolor painting, watercolours, watercolor illustration
pixel-art | Pixel Art | illus motion | pixelart, pixel artist, 8 bit art, pixel-art sprites, 8-bit art
murals | Murals | illus | mural, mural art, wall art, mural painting, wall painting
tattoo-design | Tattoo Design | illus | tattoo, tattoos, tattoo designer, tatto design
game-art | Game Art | illus 3d | game artist, 2d game art, game assets, game graphics, game asset design
nft-art | NFT Art | illus 3d | nft, nfts, nft collection, nft artist, nft design
procreate | Procreate | illus | pro create, procreate app, procreate illustration, procrate
clip-studio-paint | Clip Studio Paint | illus | clip studio, clipstudio, manga studio, clip-studio paint
adobe-fresco | Adobe Fresco | illus | fresco, adobefresco, fresco drawing, adobe fresco drawing
krita | Krita | illus | krita painting, krita art, kritta, krita drawing
corel-painter | Corel Painter | illus | corelpainter, corel painter essentials, painter corel, corel painting
map-illustration | Map Illustration | illus graphic | illustrated maps, map design, map illustrations, cartography, fantasy maps
art | Art | illus | artist, fine art, fine arts, visual arts, visual artist, arts
collage-art | Collage Art | illus graphic | collage, collages, digital collage, photo collage
`)
