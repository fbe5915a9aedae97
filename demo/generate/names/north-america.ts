import { namePool } from './name-pool.ts'

export const american = namePool({
  feminine: `Abby, Allison, Amber, Brooke, Caitlin, Cassidy, Dana, Erin, Grace, Hailey, Jenna, Kayla, Laurel, Lindsay,
    Madison, Naomi, Paige, Quinn, Rachel, Savannah, Tess, Whitney`,
  masculine: `Aaron, Brandon, Caleb, Chase, Cole, Derek, Dylan, Ethan, Garrett, Grant, Hunter, Jared, Kyle, Logan, Mason,
    Nate, Owen, Parker, Reed, Trevor, Tyler, Wyatt`,
  surnames: `Abbott, Alden, Baxter, Beckett, Bowman, Brewer, Caldwell, Calloway, Chandler, Collins, Conrad, Dalton,
    Donovan, Drake, Ellsworth, Emerson, Foster, Franklin, Gentry, Granger, Hale, Hammond, Hayes, Hendricks, Holt,
    Hutchins, Jensen, Keller, Kendrick, Lawrence, Lindgren, Lowell, Maddox, Mercer, Merritt, Novak, Pace, Pruitt,
    Ramsey, Rhodes, Sawyer, Schaefer, Sheridan, Sutton, Tanner, Vaughn, Walsh, Weaver, Whitfield, Yates`,
  skin: [0, 2],
})

export const africanAmerican = namePool({
  feminine: `Aaliyah, Alana, Brianna, Camille, Danielle, Deja, Ebony, Imani, Jada, Jasmine, Kiara, Maya, Monique, Nia,
    Raven, Simone, Tiana, Zora`,
  masculine: `Andre, Antoine, Darius, Darnell, DeShawn, Elijah, Isaiah, Jamal, Jaylen, Malcolm, Malik, Marcus, Marquis,
    Quincy, Terrence, Tyrell, Tyrone, Xavier`,
  surnames: `Banks, Battle, Bolden, Booker, Boone, Bridges, Byrd, Carter, Coleman, Daniels, Dawkins, Dixon, Fields,
    Gaines, Glover, Grant, Greene, Hairston, Hampton, Hawkins, Hicks, Jackson, Jefferson, Joyner, Lyons, Mack, Mayfield,
    Mosley, Nelson, Parks, Pettway, Randolph, Reeves, Rivers, Robinson, Sanders, Simmons, Sykes, Tate, Toliver,
    Washington, Whitlock, Wiggins, Yancey`,
  skin: [3, 4],
})
