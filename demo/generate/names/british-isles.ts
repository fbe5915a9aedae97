import { namePool } from './name-pool.ts'

export const british = namePool({
  feminine: `Alice, Amelia, Beth, Charlotte, Daisy, Eleanor, Emily, Florence, Georgia, Hannah, Harriet, Imogen, Jess,
    Lucy, Megan, Phoebe, Rosie, Sophie`,
  masculine: `Adam, Ben, Callum, Charlie, Dominic, Ed, Freddie, George, Harry, Jack, James, Joe, Lewis, Oliver, Rory,
    Sam, Toby, Will`,
  surnames: `Ashworth, Atkins, Barlow, Bennett, Bradshaw, Briggs, Carver, Clarke, Cooper, Dawson, Ellison, Fairclough,
    Fletcher, Garside, Gibson, Hargreaves, Harper, Hartley, Holloway, Hughes, Jarvis, Kershaw, Lambert, Lawson, Marsden,
    Metcalfe, Morgan, Naylor, Osborne, Palmer, Pemberton, Prescott, Redfern, Rowley, Sanderson, Shaw, Stokes, Thornton,
    Turner, Underhill, Wainwright, Whitaker, Winslow, Wragg`,
  skin: [0, 1],
})

export const scottish = namePool({
  feminine: `Ailsa, Catriona, Eilidh, Fiona, Iona, Isla, Jean, Kirsty, Lorna, Mairi, Morag, Morven, Mhairi, Rhona, Skye,
    Shona`,
  masculine: `Alasdair, Angus, Blair, Calum, Duncan, Ewan, Fergus, Finlay, Fraser, Gregor, Hamish, Iain, Murdo, Ross,
    Ruaridh, Struan`,
  surnames: `Abercrombie, Aitken, Baird, Bruce, Buchanan, Cameron, Campbell, Carmichael, Crawford, Cunningham, Douglas,
    Drummond, Duffus, Erskine, Farquhar, Forbes, Galbraith, Geddes, Gillespie, Haldane, Innes, Kerr, Kinnaird, Laidlaw,
    Leslie, Lockhart, MacAulay, MacDonald, MacGregor, MacInnes, MacKenzie, MacLeod, Maitland, Menzies, Moncrieff, Munro,
    Napier, Ogilvie, Rennie, Sinclair, Strachan, Urquhart`,
  skin: [0, 1],
})

export const irish = namePool({
  feminine: `Aisling, Aoife, Bríd, Caoimhe, Ciara, Clodagh, Deirdre, Emer, Gráinne, Maeve, Niamh, Nuala, Orla, Roisin,
    Saoirse, Sinéad, Siobhan`,
  masculine: `Aidan, Brendan, Cathal, Cian, Colm, Conor, Daragh, Declan, Donal, Eoin, Fintan, Lorcan, Niall, Oisín,
    Padraig, Ronan, Tadhg`,
  surnames: `Boyle, Brennan, Byrne, Callaghan, Carroll, Casey, Cassidy, Clery, Connolly, Corcoran, Costello, Cronin,
    Cullen, Daly, Delaney, Dempsey, Devlin, Doherty, Donnelly, Doyle, Duffy, Fallon, Farrell, Fitzgerald, Flanagan,
    Flynn, Gallagher, Geraghty, Hennessy, Hogan, Keane, Kearney, Keogh, Lynch, Maguire, McCarthy, Moran, Mulligan,
    Nolan, O’Brien, O’Connell, O’Shea, Quinn, Rafferty, Scanlon, Tierney`,
  skin: [0, 1],
})
